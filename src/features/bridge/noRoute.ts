import type { ChainRow } from '#core/wire/catalogue.ts'
import { textIn } from '#core/format/ownText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t, tOr } from '#src/i18n/t.ts'

/** Why nothing can be bridged between two networks: the one that has no routes at all says so; the operator's own sentence stands as it is. */
export function noRouteText(from: ChainRow | null, to: ChainRow | null): string {
  for (const chain of [from, to]) {
    if (!chain || chain.route.reason === null) continue
    const { reason, code } = chain.route
    const words = textIn(reason, currentLanguage())
    return code === undefined ? words : tOr(`no_route-${code}`, words, { network: chain.chain_name })
  }
  return t('problem-no_route', { from: from?.alias_name ?? '', to: to?.alias_name ?? '' })
}
