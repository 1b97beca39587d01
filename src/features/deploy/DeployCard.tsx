import { addressRules } from '#chains/registry.ts'
import { NOTE_COMPILER } from '#core/rewards/note.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { Deployment } from '#core/wire/deploy.ts'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { usePermits } from '#src/features/shared/policy.ts'
import { ExplorerLink, StateMark } from '#src/features/shared/ownTransaction.tsx'
import { transferError } from '#src/features/shared/transferError.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { isSettled } from './deployView.ts'
import type { ShownDeployment } from './deployStore.ts'

/** Nodes show a transaction within seconds; after this the user may stop waiting for it. */
const LATE_MS = 60_000

interface DeployCardProps {
  shown: ShownDeployment
  chain: ChainRow
  /** The wallet's refusal; it may have sent the transaction all the same. */
  refusal: string | null
  onDismiss: () => void
}

/** One deployment from the wallet's request to its contract. */
export function DeployCard({ shown, chain, refusal, onDismiss }: DeployCardProps) {
  const { pending, state, deployment, error } = shown
  const now = useNow(5_000)
  const withLinks = usePermits()('links', 'other')
  const explorer = withLinks ? chain.explorer_url : null
  const rules = addressRules(chain.family)
  const isLate = now - pending.askedAt > LATE_MS
  const mayStop = state === 'unsure' || (state === 'unknown' && isLate)
  return (
    <>
      <Card>
        <div role="status" data-testid="deploy-status" data-status={state} className="flex items-start gap-3">
          <StateMark state={state} />
          <div className="min-w-0">
            <h2 className="text-heading font-semibold tracking-tight">{t(`deploy-title-${state}`)}</h2>
            <p className="mt-1 text-pretty text-muted">{textOf(shown, chain)}</p>
          </div>
        </div>
        <Plate name={pending.name} message={pending.message} chain={chain} />
        <dl className="mt-4">
          {deployment ? (
            <FactRow label={t('deploy-contract')} long>
              <span className="flex items-start gap-2">
                <FullAddress address={rules.display(deployment.contract)} data-testid="deploy-address" />
                <CopyButton text={rules.display(deployment.contract)} label={t('deploy-copy_contract')} />
              </span>
            </FactRow>
          ) : null}
          {pending.txHash ? (
            <FactRow label={t('swap-transaction')}>
              {explorer ? (
                <ExplorerLink href={rules.txUrl(explorer, pending.txHash)} data-testid="deploy-tx">
                  {shortAddress(pending.txHash)}
                </ExplorerLink>
              ) : (
                <span className="font-mono">{shortAddress(pending.txHash)}</span>
              )}
            </FactRow>
          ) : null}
          {deployment?.contract_url ? (
            <FactRow label={t('deploy-explorer')}>
              <ExplorerLink href={deployment.contract_url} data-testid="deploy-explorer">
                {shortAddress(rules.display(deployment.contract))}
              </ExplorerLink>
            </FactRow>
          ) : null}
        </dl>
        {deployment ? <VerifySource deployment={deployment} /> : null}
      </Card>
      <div role="alert" className="mt-4 grid gap-3 empty:mt-0">
        {refusal && state === 'unsure' ? <Notice tone="warn">{refusal}</Notice> : null}
        {error && !isSettled(state) ? <Notice tone="warn">{transferError(error).message}</Notice> : null}
      </div>
      {state === 'asking' ? (
        <div className="mt-4 empty:hidden">
          <OpenWallet family={chain.family} />
        </div>
      ) : null}
      {mayStop ? (
        <Button look="secondary" wide className="mt-4" data-testid="deploy-stop" onClick={onDismiss}>
          {t('deploy-stop')}
        </Button>
      ) : null}
      {isSettled(state) ? (
        <div className="main-action-bar empty:hidden">
          <MainButton
            data-testid="main-action"
            text={t(state === 'done' ? 'deploy-again' : 'action-retry')}
            onClick={onDismiss}
          />
        </div>
      ) : null}
    </>
  )
}

function textOf({ pending, state }: ShownDeployment, chain: ChainRow): string {
  const network = chain.alias_name
  return state === 'done'
    ? t('deploy-text-done', { name: isolateBidi(pending.name), network })
    : t(`deploy-text-${state}`, { network })
}

/** The text as the contract has it. */
function Plate({ name, message, chain }: { name: string; message: string; chain: ChainRow }) {
  return (
    <figure className="mt-4 rounded-card border border-line bg-raised px-4 py-4" data-testid="deploy-plate">
      <figcaption className="flex items-center gap-2 text-caption text-muted">
        <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={20} />
        <span className="min-w-0 truncate">{chain.alias_name}</span>
      </figcaption>
      <p dir="auto" className="mt-2 text-title font-semibold tracking-tight wrap-anywhere">
        {name}
      </p>
      {message ? (
        <p dir="auto" className="mt-1 text-pretty text-muted wrap-anywhere">
          {message}
        </p>
      ) : null}
    </figure>
  )
}

const SOURCE = '/note-source.json'

/** Everything that an explorer asks for to verify the contract's source. */
export function VerifySource({ deployment }: { deployment: Pick<Deployment, 'constructor_arguments'> }) {
  const encoded = deployment.constructor_arguments.slice(2)
  return (
    <details className="group mt-1" data-testid="deploy-verify">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-small font-semibold text-tide">
        {t('deploy-verify')}
        <ChevronIcon className="flex-none transition-transform group-open:rotate-180" />
      </summary>
      <p className="text-small text-pretty text-muted">{t('deploy-verify-about')}</p>
      <dl className="mt-1">
        <FactRow label={t('deploy-verify-compiler')}>
          <span className="font-mono wrap-anywhere">{NOTE_COMPILER}</span>
        </FactRow>
        <FactRow label={t('deploy-verify-arguments')}>
          <CopyButton text={encoded} label={t('deploy-verify-copy')} />
        </FactRow>
      </dl>
      <a
        href={SOURCE}
        download="Note.json"
        data-testid="deploy-source"
        className={`${linkLook('secondary')} mt-2 w-full`}
      >
        {t('deploy-verify-source')}
      </a>
    </details>
  )
}
