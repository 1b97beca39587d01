import type { ReactNode } from 'react'
import { reasonOf } from '#core/errors.ts'
import type { SightingState } from '#core/wire/common.ts'
import { t } from '#src/i18n/t.ts'
import { CheckIcon, CloseIcon, OutIcon } from '#src/ui/moreIcons.tsx'
import type { TxPlace } from '#src/wallets/contract.ts'
import { transferError } from './transferError.ts'

/** Errors after which the wallet has sent nothing. */
const nothingSent: ReadonlySet<string> = new Set([
  'wallet_rejected',
  'wallet_wrong_network',
  'wallet_mismatch',
  'wallet_insufficient_funds',
])

/** True if the wallet has certainly sent nothing. */
export const isUnsent = (error: unknown): boolean => nothingSent.has(reasonOf(error) ?? '')

/** Names a transaction to the server, by all that is known of it; null before anything is. */
export const reportOf = (sent: { chainId: number; txHash: string | null; place: TxPlace | null } | null) =>
  sent === null || (sent.txHash === null && sent.place === null)
    ? null
    : {
        chain_id: sent.chainId,
        ...(sent.txHash === null ? {} : { tx_hash: sent.txHash }),
        ...(sent.place === null ? {} : { position: sent.place }),
      }

const messages: Readonly<Record<string, () => string>> = {
  // The usual sentence about another account is about a transfer.
  wallet_mismatch: () => t('approvals-other-account'),
  wallet_insufficient_funds: () => t('deploy-problem-wallet_funds'),
}

/** Returns the wallet's refusal in words. */
export const refusalText = (error: unknown): string =>
  messages[reasonOf(error) ?? '']?.() ?? transferError(error).message

const looks: Readonly<Record<string, readonly [className: string, icon: ReactNode]>> = {
  done: ['tint-good text-good', <CheckIcon key="done" />],
  next: ['tint-good text-good', <CheckIcon key="next" />],
  failed: ['tint-bad text-bad', <CloseIcon key="failed" />],
  replaced: ['tint-warn text-warn', <CloseIcon key="replaced" />],
  other: ['tint-warn text-warn', <CloseIcon key="other" />],
}

/** State of a wallet's own transaction as a mark; a ring while it can still change. */
export function StateMark({ state }: { state: SightingState | 'asking' | 'unsure' | 'next' }) {
  const [look, picture] = looks[state] ?? ['border-2 border-tide ring-4 ring-tide/20', null]
  return (
    <span aria-hidden="true" className={`grid size-9 flex-none place-items-center rounded-full ${look}`}>
      {picture}
    </span>
  )
}

/** Link to an explorer. */
export const ExplorerLink = ({
  href,
  children,
  ...rest
}: {
  href: string
  children: ReactNode
  'data-testid'?: string
}) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className="inline-flex min-h-6 items-center gap-1 text-tide"
    {...rest}
  >
    {children}
    <OutIcon width={14} height={14} />
  </a>
)
