import { appSources, botSources, firstLoadSources, type Source } from './sources.ts'

/** Ids that code names: as a string of its own, or as a string with places (`fee-${kind}`). */
function namesIn(sources: readonly Source[]): (id: string) => boolean {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  for (const { code } of sources) {
    for (const [, id] of code.matchAll(/['"]([a-z][\w-]*)['"]/g)) if (id) literals.add(id)
    for (const [, text] of code.matchAll(/`([a-z][\w]*-[^`\s]*\$\{[^`]*)`/g)) {
      if (text) patterns.push(new RegExp(`^${text.split(/\$\{[^}]*\}/).join('[\\w-]+')}$`))
    }
  }
  return (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id))
}

/** Code of the first load says by this name that it has awaited the words. */
const withoutAwaited = ({ code, ...source }: Source): Source => ({
  ...source,
  code: code.replaceAll(/\btAwaited\((?:`[^`]*`|'[^']*')/g, ''),
})

/** Where messages are asked for. */
export function readMessageUses(): {
  includes: (id: string) => boolean
  botIncludes: (id: string) => boolean
  firstLoadNames: (id: string) => boolean
} {
  return {
    includes: namesIn(appSources()),
    botIncludes: namesIn(botSources()),
    firstLoadNames: namesIn(firstLoadSources().map(withoutAwaited)),
  }
}
