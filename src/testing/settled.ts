/** Waits one turn of the event loop, so that settled promises have run their callbacks. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
