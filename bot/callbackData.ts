/** Buttons of messages that were sent before an update still arrive: the version tells them apart. */
const VERSION = '1'
const MOST_BYTES = 64

export interface Pressed {
  readonly what: string
  readonly values: readonly string[]
}

/** What a button sends back: `1:what:value:value`, at most 64 bytes, as Telegram allows. */
export function callbackData(what: string, ...values: readonly (string | number)[]): string {
  const text = [VERSION, what, ...values].join(':')
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`A button cannot carry ${text}`)
  return text
}

/** Null for a button of another version. */
export function readCallbackData(data: string): Pressed | null {
  const [version, what, ...values] = data.split(':')
  return version === VERSION && what ? { what, values } : null
}
