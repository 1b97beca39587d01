import { appSources, botSources, firstLoadSources, serverSources, type Source } from './sources.ts'

/** Ids that code names: as a whole string, or as a template string (`fee-${kind}`). */
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

/** First-load code uses this name to show that it has awaited the messages. */
const withoutAwaited = ({ code, ...source }: Source): Source => ({
  ...source,
  code: code.replaceAll(/\btAwaited\((?:`[^`]*`|'[^']*')/g, ''),
})

/** Uses of messages in code. */
export function readMessageUses(): {
  includes: (id: string) => boolean
  botIncludes: (id: string) => boolean
  serverIncludes: (id: string) => boolean
  firstLoadNames: (id: string) => boolean
} {
  return {
    includes: namesIn(appSources()),
    botIncludes: namesIn(botSources()),
    serverIncludes: namesIn(serverSources()),
    firstLoadNames: namesIn(firstLoadSources().map(withoutAwaited)),
  }
}
