/** One turn of the event loop: whatever was already promised has been told. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
