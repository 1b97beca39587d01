import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { reasonOf } from '#core/errors.ts'
import { bytesOf, NOTE_MESSAGE_BYTES, NOTE_NAME_BYTES, noteProblem, tidyNote } from '#core/rewards/note.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { deployChainsQuery, deployEstimateQuery } from '#src/api/deployQueries.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { useSteadyError } from '#src/api/useSteadyError.ts'
import { displayUsd, wholeText } from '#src/format/amount.ts'
import OpenWallet, { NeedsEvmWallet, SwitchesFirst } from '#src/features/account/wallets/OpenWallet.tsx'
import { useOwnWalletChip } from '#src/features/account/wallets/pageFamily.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets } from '#src/services.ts'
import { useOnline } from '#src/ui/browserState.ts'
import { Card, FactRow } from '#src/ui/Card.tsx'
import { Field, TextArea } from '#src/ui/Field.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useDebounced } from '#src/ui/timing.ts'
import { DeployCard } from './DeployCard.tsx'
import { DeploymentList } from './DeploymentList.tsx'
import { deployView } from './deployView.ts'
import { useDeployment } from './useDeployment.ts'

const ChainPicker = lazyScreen(() => import('#src/features/bridge/pickers/ChainPicker.tsx'))

/** The deploy page: a form, or the deployment in progress, and the contracts of the wallet. */
export function DeployScreen() {
  const chains = useDeployChains()
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  useOwnWalletChip('evm')
  const deployment = useDeployment(account)
  const { shown, dismiss } = deployment
  const shownChain = shown && (chains.all.find(({ chain_id }) => chain_id === shown.pending.chainId) ?? null)
  return (
    <div className="mx-auto grid w-full max-w-[30rem] grid-cols-[minmax(0,1fr)] items-start gap-6 min-[48rem]:max-w-[55.5rem] min-[48rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] min-[60rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        {shown && shownChain ? (
          <DeployCard shown={shown} chain={shownChain} refusal={deployment.refusal} onDismiss={dismiss} />
        ) : (
          <DeployForm chains={chains} deployment={deployment} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <DeploymentList account={account} chains={chains.all} />
        <HowItWorks />
      </div>
    </div>
  )
}

/** Networks of the deployments in the server's order, and all networks by number. */
function useDeployChains() {
  const { api } = useServices()
  const rows = useQuery(chainsQuery(api))
  const served = useQuery(deployChainsQuery(api))
  const failures = [useSteadyError(rows), useSteadyError(served)]
  const all = useMemo(() => rows.data?.list ?? [], [rows.data])
  const list = useMemo(
    () =>
      (served.data ?? []).flatMap(
        (one) => all.find(({ chain_id, disabled }) => chain_id === one.chain_id && !disabled) ?? [],
      ),
    [all, served.data],
  )
  const state = rows.data && served.data ? 'ready' : failures.some(Boolean) ? 'failed' : 'loading'
  const reload = () => {
    for (const query of [rows, served]) if (query.error) void query.refetch()
  }
  return { all, list, state, reload } as const
}

type Chains = ReturnType<typeof useDeployChains>

interface FormProps {
  chains: Chains
  deployment: ReturnType<typeof useDeployment>
}

function DeployForm({ chains, deployment: { store, isAsking, refusal, start } }: FormProps) {
  const { api, platform } = useServices()
  const form = useStore(store)
  const account = useWallets(({ accounts }) => accounts.evm ?? null)
  const awaited = useWallets((state) => state.awaited)
  const openWallets = useWallets((state) => state.openList)
  const online = useOnline()
  const [isPicking, setPicking] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const chain = chains.list.find(({ chain_id }) => chain_id === form.chainId) ?? chains.list[0] ?? null

  const typed = useDebounced(JSON.stringify(tidyNote(form)))
  const {
    data: estimate = null,
    error,
    refetch,
  } = useEstimate(api, chain, typed, online ? account?.address : undefined, online)
  const view = deployView({
    chain,
    chains: chains.state,
    text: form,
    account,
    awaited,
    estimate,
    estimateError: error && (reasonOf(error) ?? 'unknown'),
    online,
    isAsking,
  })
  const { button, problem } = view

  const acts = {
    connect: () => openWallets('evm'),
    name: () => nameInput.current?.focus(),
    deploy: () => chain && account && start(chain, account),
    retry: chains.reload,
  }
  const retry = () => {
    chains.reload()
    if (error) void refetch()
  }
  const usd = displayUsd(estimate?.fee_usd ?? null, 'cost')
  return (
    <>
      <Card>
        <p className="text-pretty text-muted">{t('deploy-about')}</p>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <NetworkButton chain={chain} isOnly={chains.list.length < 2} onClick={() => setPicking(true)} />
            <SwitchesFirst chain={chain} />
          </div>
          <Field
            ref={nameInput}
            label={t('deploy-name')}
            value={form.name}
            maxLength={200}
            data-testid="deploy-name"
            onChange={(event) => form.setText({ name: event.target.value })}
            error={view.nameError}
            note={<Used text={tidyNote(form).name} most={NOTE_NAME_BYTES} />}
          />
          <TextArea
            label={t('deploy-message')}
            value={form.message}
            maxLength={1000}
            data-testid="deploy-message"
            onChange={(event) => form.setText({ message: event.target.value })}
            error={view.messageError}
            note={<Used text={tidyNote(form).message} most={NOTE_MESSAGE_BYTES} />}
          />
        </div>
        <dl className="mt-3" data-testid="deploy-costs">
          <FactRow label={t('deploy-fee')} note={view.fee && usd ? usd : undefined}>
            {view.fee ?? (chain && online && !error ? <span className="skeleton inline-block h-4 w-24" /> : '–')}
          </FactRow>
          {view.balance ? <FactRow label={t('deploy-balance')}>{view.balance}</FactRow> : null}
        </dl>
        <p className="mt-3 text-caption text-pretty text-muted">{t('deploy-public')}</p>
      </Card>
      <div role="alert" className="mt-4 grid gap-3 empty:mt-0">
        {refusal ? (
          <div ref={reveal}>
            <Notice tone="bad">{refusal}</Notice>
          </div>
        ) : null}
        {problem ? (
          <Notice tone="warn" action={problem.fix === 'retry' ? { label: t('action-retry'), onClick: retry } : null}>
            {problem.text}
            {problem.fix === 'fund' && chain ? (
              <Link to={`/?to=${chain.chain_id}`} className={`${linkLook('quiet')} -mx-3 flex`}>
                {t('deploy-get_funds', { network: chain.alias_name })}
              </Link>
            ) : null}
          </Notice>
        ) : null}
      </div>
      {account ? null : (
        <div className="mt-4 empty:hidden">
          <NeedsEvmWallet />
        </div>
      )}
      {isAsking && chain ? (
        <div className="mt-4 empty:hidden">
          <OpenWallet family={chain.family} />
        </div>
      ) : null}
      <div className="main-action-bar empty:hidden">
        <MainButton
          data-testid="main-action"
          text={button.text}
          disabled={button.act === null}
          onClick={() => {
            platform.haptic('light')
            if (button.act) acts[button.act]()
          }}
        />
      </div>
      {isPicking ? (
        <Suspense fallback={null}>
          <ChainPicker
            chains={chains.list}
            current={chain}
            scope="deploy"
            onChoose={form.chooseChain}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** On a phone the button's bar would cover a refusal at the end of the form. */
const reveal = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'center' })

/** Shortest text, whose fee is shown until the typed one is complete. */
const ANY = { name: '-', message: '' }

function useEstimate(
  api: Parameters<typeof deployEstimateQuery>[0],
  chain: ChainRow | null,
  typed: string,
  from: string | undefined,
  online: boolean,
) {
  const text = JSON.parse(typed) as typeof ANY
  const wanted = noteProblem(text) === null ? text : ANY
  const { name, message } = wanted
  return useQuery({
    ...deployEstimateQuery(api, {
      chain_id: chain?.chain_id ?? 0,
      name,
      message,
      ...(from === undefined ? {} : { from_address: from }),
    }),
    enabled: chain !== null && online,
    // Figures of another text on the same network are close enough until the new ones arrive.
    placeholderData: (before, query) => (isOn(query?.queryKey[1], chain) ? before : undefined),
  })
}

const isOn = (asked: unknown, chain: ChainRow | null): boolean =>
  (asked as { chain_id?: unknown } | undefined)?.chain_id === chain?.chain_id

const Used = ({ text, most }: { text: string; most: number }) => (
  <span className="tabular-nums">{t('deploy-used', { used: wholeText(bytesOf(text)), most: wholeText(most) })}</span>
)

interface NetworkButtonProps {
  chain: ChainRow | null
  /** There is no other network to choose. */
  isOnly: boolean
  onClick: () => void
}

function NetworkButton({ chain, isOnly, onClick }: NetworkButtonProps) {
  return (
    <button
      type="button"
      data-testid="deploy-network"
      aria-haspopup="dialog"
      disabled={!chain || isOnly}
      onClick={onClick}
      className="press flex min-h-14 w-full items-center gap-3 rounded-input border border-control-line bg-raised px-4 text-start"
    >
      {chain ? (
        <>
          <span className="contents max-[13rem]:hidden">
            <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} size={32} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-caption text-muted">{t('swap-network')}</span>
            <span className="block truncate font-semibold">{chain.alias_name}</span>
          </span>
          {isOnly ? null : <ChevronIcon className="flex-none text-muted" />}
        </>
      ) : (
        <span className="skeleton h-8 w-40" />
      )}
    </button>
  )
}

function HowItWorks() {
  return (
    <Card title={t('deploy-how-title')}>
      <ol className="grid gap-3 text-small">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full bg-raised text-caption font-semibold"
            >
              {step}
            </span>
            <span className="min-w-0 wrap-anywhere">{t(`deploy-how-${step}`)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
