/** Profile URL: x.com/name, https://www.twitter.com/@name/status/1 */
const profile = /^(?:https?:\/\/)?(?:(?:www|m|mobile)\.)?(?:x|twitter)\.com\/(?:#!\/)?@?(\w{1,15})(?:[/?#].*)?$/i
const name = /^\w{1,15}$/

/** Displayed text for typed or pasted input: the field adds the "@" itself (spec §5). */
export function typedHandle(text: string): string {
  const trimmed = text.trim()
  const bare = trimmed.replace(/^@+/, '')
  const found = profile.exec(bare)?.[1] ?? bare
  return trimmed === '' ? '' : `@${found}`
}

/** Handle without the @, or the reason why there is none. */
export type Handle = { readonly name: string } | { readonly problem: 'missing' | 'invalid' }

export function readHandle(text: string): Handle {
  const bare = typedHandle(text).slice(1)
  if (bare === '') return { problem: 'missing' }
  return name.test(bare) ? { name: bare } : { problem: 'invalid' }
}
