import {
  type NoteProblem,
  NOTE_MESSAGE_BYTES,
  NOTE_NAME_BYTES,
  bytesOf,
  noteProblem,
  type NoteText,
  tidyNote,
} from '#core/rewards/note.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { DeployEstimate } from '#core/wire/deploy.ts'
import type { SightingState } from '#core/wire/common.ts'
import { displayAmount } from '#src/format/amount.ts'
import { isolateBidi } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'

export interface DeployInput {
  /** Null while the networks load, and if there are none. */
  readonly chain: ChainRow | null
  readonly chains: 'loading' | 'failed' | 'ready'
  readonly text: NoteText
  readonly account: WalletAccount | null
  /** True while a wallet of an earlier visit may still reconnect. */
  readonly awaited: boolean
  readonly estimate: DeployEstimate | null
  /** Reason for having no estimate; null while there is one, or none was asked for yet. */
  readonly estimateError: string | null
  readonly online: boolean
  /** True while the wallet has a request. */
  readonly isAsking: boolean
}

export interface DeployView {
  /** Sentence below a field; null while its text is accepted, or empty. */
  readonly nameError: string | null
  readonly messageError: string | null
  /** Sentence above the button. */
  readonly problem: { readonly text: string; readonly fix: 'fund' | 'retry' | null } | null
  readonly fee: string | null
  readonly balance: string | null
  readonly button: { readonly text: string; readonly act: 'connect' | 'name' | 'deploy' | 'retry' | null }
}

const withSymbol = (units: string, { native_currency: { decimals, symbol } }: ChainRow): string =>
  isolateBidi(`${displayAmount(BigInt(units), decimals, 8)} ${symbol}`)

/** Computes everything that the deploy form shows. */
export function deployView(input: DeployInput): DeployView {
  const { chain, estimate, account } = input
  const text = tidyNote(input.text)
  const found = noteProblem(text)
  const problem = formProblem(input)
  return {
    ...fieldErrors(text, found),
    problem,
    fee: chain && estimate && withSymbol(estimate.fee, chain),
    balance: chain && account && estimate?.balance ? withSymbol(estimate.balance, chain) : null,
    button: button(input, found, problem),
  }
}

function fieldErrors(text: NoteText, found: NoteProblem | null): Pick<DeployView, 'nameError' | 'messageError'> {
  const errorOf = (value: string, isTooLong: boolean, most: number): string | null => {
    if (isTooLong) return t('deploy-problem-too_long', { bytes: bytesOf(value), most })
    const isInvalid = found === 'text_invalid' && noteProblem({ name: value || '-', message: '' }) === 'text_invalid'
    return isInvalid ? t('deploy-problem-text_invalid') : null
  }
  return {
    nameError: errorOf(text.name, bytesOf(text.name) > NOTE_NAME_BYTES, NOTE_NAME_BYTES),
    messageError: errorOf(text.message, bytesOf(text.message) > NOTE_MESSAGE_BYTES, NOTE_MESSAGE_BYTES),
  }
}

function formProblem({ chain, chains, estimate, estimateError, online }: DeployInput): DeployView['problem'] {
  if (!online) return { text: t('problem-offline'), fix: null }
  if (chains === 'failed') return { text: t('problem-api_unreachable'), fix: 'retry' }
  if (!chain) return chains === 'ready' ? { text: t('deploy-problem-no_networks'), fix: null } : null
  const network = chain.alias_name
  if (estimateError === 'deploy_unsupported') return { text: t('deploy-problem-unsupported', { network }), fix: null }
  if (estimateError !== null && !estimate) return { text: t('deploy-problem-no_estimate', { network }), fix: 'retry' }
  if (!estimate || estimate.balance === null || BigInt(estimate.balance) >= BigInt(estimate.fee)) return null
  const [fee, balance] = [withSymbol(estimate.fee, chain), withSymbol(estimate.balance, chain)]
  return { text: t('deploy-problem-funds', { fee, balance, network }), fix: 'fund' }
}

/** Order: missing input first, then problems, then the deployment. */
function button(
  { chain, chains, account, awaited, isAsking }: DeployInput,
  found: NoteProblem | null,
  problem: DeployView['problem'],
): DeployView['button'] {
  if (isAsking) return { text: t('main-switching'), act: null }
  if (chains === 'failed') return { text: t('main-retry'), act: 'retry' }
  if (!chain) return { text: t('deploy-action'), act: null }
  if (!account) return awaited ? { text: t('main-resuming'), act: null } : { text: t('main-connect'), act: 'connect' }
  if (found === 'name_missing') return { text: t('deploy-enter_name'), act: 'name' }
  if (problem?.fix === 'fund')
    return { text: t('main-insufficient_gas', { symbol: chain.native_currency.symbol }), act: null }
  const text = t('deploy-action_on', { network: chain.alias_name })
  return { text, act: found === null && !isBlocking(problem) ? 'deploy' : null }
}

/** Without an estimate the wallet still shows its own; without a network, or on one that refuses the contract, nothing can be sent. */
const isBlocking = (problem: DeployView['problem']): boolean => problem !== null && problem.fix === null

/** State of a deployment as its card shows it. */
export type ShownState = SightingState | 'asking' | 'unsure'

/**
 * Decides what the card says. A wallet that has not told a hash may have sent the transaction; another one at its place says nothing
 * about it.
 */
export function shownState(
  { txHash, isAsking }: { readonly txHash: string | null; readonly isAsking: boolean },
  seen: SightingState | null,
): ShownState {
  if (seen === 'done' || seen === 'failed') return seen
  if (txHash === null) return seen === 'pending' ? 'pending' : isAsking ? 'asking' : 'unsure'
  return seen ?? 'pending'
}

/** True once nothing can change any more. */
export const isSettled = (state: ShownState): boolean =>
  state === 'done' || state === 'failed' || state === 'replaced' || state === 'other'
