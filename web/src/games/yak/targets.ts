// What can be clicked: always one of the choices, found by its action text, and always a button.
import type { Choice } from "../../generated/messages";
import { say } from "../../lib/words.svelte";
import type { BoardProps } from "../types";
import { walk } from "../../lib/arrows";

export class Targets {
  constructor(private readonly props: () => BoardProps) {}

  offer(action: string): Choice | undefined {
    return this.props().choices.find((choice) => choice.action === action);
  }

  get looked(): Choice | null {
    return this.props().hovered;
  }

  /** In a lesson everything but what it asks for stays quiet. */
  isQuiet(choice: Choice): boolean {
    const { wanted } = this.props();
    return wanted !== undefined && !wanted.includes(choice.action);
  }

  sentence(choice: Choice): string {
    return say(
      choice.say,
      this.props().seats.map((one) => one.shown),
    );
  }

  /** Looking at a choice, with the pointer or the focus. */
  look(choice: Choice) {
    const { hover } = this.props();
    return {
      onpointerenter: () => hover(choice),
      onpointerleave: () => hover(null),
      onfocus: () => hover(choice),
      onblur: () => hover(null),
    };
  }

  /** A way to a choice for the pointer alone; there must be a button for it too. */
  again(choice: Choice) {
    const { choose } = this.props();
    return {
      class: ["target", this.looked === choice && "looked", this.isQuiet(choice) && "quiet"],
      onclick: () => choose(choice.action),
      ...this.look(choice),
    };
  }

  /** Everything that makes a part of a drawing a button. */
  button(choice: Choice) {
    const { choose } = this.props();
    return {
      ...this.again(choice),
      role: "button",
      tabindex: 0,
      "data-target": choice.action,
      "aria-label": this.sentence(choice),
      onkeydown: (pressed: KeyboardEvent) => {
        if (pressed.key === "Enter" || pressed.key === " ") {
          pressed.preventDefault();
          choose(choice.action);
        } else walk(pressed);
      },
    };
  }
}
