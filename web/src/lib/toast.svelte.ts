// One line that appears for a while: refusals, copied links, trouble on the line.

export interface ToastText {
  text: string;
  rules: string[];
  bad: boolean;
}

let shown = $state.raw<ToastText | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const toast = {
  get shown() {
    return shown;
  },
  show(text: string, rules: string[] = [], bad = false): void {
    shown = { text, rules, bad };
    clearTimeout(timer);
    timer = setTimeout(() => (shown = null), bad ? 7000 : 3000);
  },
  hide(): void {
    shown = null;
  },
};
