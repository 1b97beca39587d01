import { isFresh } from '#core/judgeReport.ts'
import type { TrustFinding, TrustNetwork, TrustReport } from '#core/wire/trust.ts'
import { displayAmount, wholeText } from '#src/format/amount.ts'
import { listText } from '#src/format/listText.ts'
import { displayMoment } from '#src/format/time.ts'
import { t } from '#src/i18n/t.ts'

export type Mark = 'good' | 'warn' | 'bad'

/** The worst finding decides. */
export const verdictOf = (findings: readonly TrustFinding[]): Mark =>
  findings.some(({ level }) => level === 'bad') ? 'bad' : findings.length > 0 ? 'warn' : 'good'

/** One sentence for each finding. */
export const findingTexts = ({ findings, networks }: TrustReport): readonly string[] =>
  findings.map(({ code, chain_ids }) => {
    const names = chain_ids.map((id) => networks.find(({ chain_id }) => chain_id === id)?.name ?? String(id))
    return t(`trust-finding-${code}`, { names: listText(names) })
  })

export interface AttesterGroup {
  readonly key: string
  readonly networks: string
  readonly needed: string
  readonly keys: readonly string[]
  readonly read: string
  readonly mark: Mark
}

/** Current escrows by their attesters: most networks have the same set. Those that no one has read come last. */
export function attesterGroups({ networks, as_of }: TrustReport): readonly AttesterGroup[] {
  const groups = new Map<string, { names: string[]; escrow: TrustNetwork['escrows'][number] }>()
  for (const { name, escrows } of networks)
    for (const escrow of escrows.filter(({ is_current }) => is_current)) {
      const { attesters } = escrow
      const key = attesters ? `${attesters.threshold} ${attesters.keys.join(' ')}` : ''
      const group = groups.get(key)
      if (!group) groups.set(key, { names: [name], escrow })
      else {
        group.names.push(name)
        // The group is as old as its oldest reading.
        if (attesters && group.escrow.attesters && attesters.read_at < group.escrow.attesters.read_at)
          group.escrow = escrow
      }
    }
  return [...groups]
    .toSorted(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(
      ([
        key,
        {
          names,
          escrow: { attesters },
        },
      ]) => {
        const isGood = attesters !== null && attesters.threshold > 1 && isFresh(attesters.read_at, as_of, 'attesters')
        return {
          key,
          networks: listText(names),
          needed: attesters
            ? t('trust-threshold', { threshold: attesters.threshold, count: attesters.keys.length })
            : t('trust-unread'),
          keys: attesters?.keys ?? [],
          read: attesters ? t('trust-read', { time: displayMoment(attesters.read_at) }) : '',
          mark: isGood ? 'good' : 'warn',
        }
      },
    )
}

/** Says if parties use separate providers, with the time of the comparison. */
export function providersView({ providers, as_of }: TrustReport): { mark: Mark; text: string } {
  if (!providers || providers.attesters === 0) return { mark: 'warn', text: t('trust-providers-never') }
  const time = displayMoment(providers.checked_at)
  if (providers.shared > 0) return { mark: 'bad', text: t('trust-providers-shared', { time }) }
  if (!isFresh(providers.checked_at, as_of, 'providers'))
    return { mark: 'warn', text: t('trust-providers-old', { time }) }
  if (providers.silent > 0)
    return { mark: 'warn', text: t('trust-providers-silent', { count: providers.silent, time }) }
  return { mark: 'good', text: t('trust-providers-separate', { time }) }
}

/** Counts of endpoint domains by process; null before they are counted. */
export function domainsText({ providers }: TrustReport): string | null {
  const domains = providers?.domains
  if (!domains) return null
  const attesters = listText(domains.attesters.map((count) => wholeText(count)))
  return t('trust-domains', { maker: wholeText(domains.maker), attesters: attesters || '–' })
}

export interface EscrowView {
  readonly key: string
  readonly network: string
  readonly address: string
  readonly isOlder: boolean
  readonly mark: Mark
  /** Assets that it holds or owes. */
  readonly rows: readonly {
    readonly symbol: string
    readonly held: string
    readonly owed: string
    readonly mark: Mark
  }[]
  readonly read: string
  /** True if the reading shows neither balances nor debts. */
  readonly isEmpty: boolean
}

/** Every escrow with its balances; the worst first, in the order of networks otherwise. */
export function escrowViews({ networks, as_of }: TrustReport): readonly EscrowView[] {
  const rank: Record<Mark, number> = { bad: 0, warn: 1, good: 2 }
  return networks
    .flatMap((network) =>
      network.escrows.map(({ address, is_current, holdings }): EscrowView => {
        const isKnown = holdings !== null && isFresh(network.reconciled_at, as_of, 'reconciler')
        const rows = (holdings ?? [])
          .filter(({ held, owed }) => held !== '0' || owed !== '0')
          .map(({ symbol, decimals, held, owed }) => ({
            symbol,
            held: displayAmount(BigInt(held), decimals),
            owed: displayAmount(BigInt(owed), decimals),
            mark: BigInt(held) < BigInt(owed) ? ('bad' as const) : ('good' as const),
          }))
        const isShort = rows.some(({ mark }) => mark === 'bad')
        return {
          key: `${network.chain_id} ${address}`,
          network: network.name,
          address,
          isOlder: !is_current,
          mark: isShort ? 'bad' : isKnown ? 'good' : 'warn',
          rows,
          isEmpty: isKnown && rows.length === 0,
          read: readOf(network, holdings !== null),
        }
      }),
    )
    .toSorted((a, b) => rank[a.mark] - rank[b.mark])
}

const readOf = ({ reconciled_at, height }: TrustNetwork, hasHoldings: boolean): string =>
  reconciled_at && height && hasHoldings
    ? t('trust-reconciled', { time: displayMoment(reconciled_at), height })
    : t('trust-never')
