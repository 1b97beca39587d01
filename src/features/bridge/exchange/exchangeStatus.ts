import { exchangeTakes } from '#core/catalogue/exchanges.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { textIn } from '#core/format/ownText.ts'
import { currentLanguage } from '#src/i18n/current.ts'
import { t } from '#src/i18n/t.ts'
import type { Problem } from '../model/viewModel.ts'
import type { DepositAddress, ExchangeOnNetwork } from './deposit.ts'

/** Conditions of a transfer to an exchange. */
export interface ExchangeStatus {
  readonly problem: Problem | null
  /** Label of the main button when something is missing in the deposit sheet; else null. */
  readonly button: string | null
}

export interface ExchangeStatusFacts {
  /** Null when the exchange is not on the network. */
  readonly place: ExchangeOnNetwork | null
  readonly deposit: DepositAddress
  readonly to: ChainRow
  /** Symbol of the received asset. */
  readonly token: string
}

/** True when the exchange accepts no deposit, whatever the address. */
export const isUnavailable = ({ problem }: ExchangeStatus): boolean =>
  problem !== null && !problem.reason.startsWith('memo_')

const blocked = (reason: string, cause: string): ExchangeStatus => ({
  problem: { reason, cause, fix: { label: t('exchange-change'), action: { kind: 'change_recipient' } } },
  button: t('exchange-change'),
})
const open: ExchangeStatus = { problem: null, button: null }

type Rule = (facts: ExchangeStatusFacts & { place: ExchangeOnNetwork }) => ExchangeStatus | null

/** Order: unsupported first, then missing input. */
const rules: readonly Rule[] = [
  ({ place: { exchange } }) =>
    exchange.suspended
      ? blocked(
          'exchange_suspended',
          t('exchange-blocked-suspended', {
            name: exchange.name,
            reason: textIn(exchange.suspended_reason ?? '', currentLanguage()),
          }).trim(),
        )
      : null,
  ({ place: { exchange }, token, to }) =>
    exchangeTakes(exchange, token)
      ? null
      : blocked(
          'exchange_unsupported',
          t('exchange-blocked-token', { name: exchange.name, token, network: to.alias_name }),
        ),
  ({ deposit: { recipient } }) =>
    recipient.kind === 'missing' ? { problem: null, button: t('exchange-add_address') } : null,
  ({ deposit: { memo } }) => (memo === 'missing' ? { problem: null, button: t('exchange-add_memo') } : null),
  ({ deposit: { memo }, place: { exchange } }) =>
    memo ? blocked(`memo_${memo}`, t(`exchange-memo-${memo}`, { name: exchange.name })) : null,
]

export function exchangeStatus(facts: ExchangeStatusFacts): ExchangeStatus {
  const { place, to } = facts
  if (!place) return blocked('exchange_unknown', t('exchange-blocked-unknown', { network: to.alias_name }))
  for (const rule of rules) {
    const found = rule({ ...facts, place })
    if (found) return found
  }
  return open
}
