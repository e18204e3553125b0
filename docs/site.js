// The search runs in a worker, which browsers give no page that was opened from a folder. There it runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class {
    onmessage = null;
    #frame = document.createElement("iframe");
    #ready;

    constructor(address) {
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const { contentDocument: page, contentWindow: inside } = this.#frame;
      inside.postMessage = (data) => this.#tell(data, () => this.onmessage);
      const script = page.createElement("script");
      script.src = address;
      this.#ready = new Promise((done) => script.addEventListener("load", done));
      page.body.append(script);
    }

    postMessage(data) {
      void this.#ready.then(() => this.#tell(data, () => this.#frame.contentWindow?.onmessage));
    }

    /** Later, and of its own: as messages are between workers. */
    #tell(data, ear) {
      const copy = structuredClone(data);
      setTimeout(() => ear()?.({ data: copy }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
