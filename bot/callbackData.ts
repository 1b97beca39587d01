/** Buttons sent before an update of the bot still arrive; the version distinguishes them. */
const VERSION = '1'
const MOST_BYTES = 64

export interface Pressed {
  readonly what: string
  readonly values: readonly string[]
}

/** Callback data of a button: `1:what:value:value`, at most 64 bytes, Telegram's limit. */
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
