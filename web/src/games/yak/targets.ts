// What can be clicked: always one of the choices, found by its action text, and always a button.
import type { Choice } from "../../generated/messages";
import { say } from "../../lib/words.svelte";
import type { BoardProps } from "../types";

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

  /** A way to a choice for the pointer alone; there must be a button for it too. */
  again(choice: Choice) {
    return { class: this.classes(choice), "data-action": choice.action };
  }

  /** Everything that makes a part of a drawing a button. */
  button(choice: Choice) {
    return {
      class: this.classes(choice),
      role: "button",
      tabindex: 0,
      "data-target": choice.action,
      "aria-label": this.sentence(choice),
    };
  }

  private classes(choice: Choice) {
    return ["target", this.looked === choice && "looked", this.isQuiet(choice) && "quiet"];
  }
}
