import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, Select, TextArea } from '#src/ui/Field.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'
import { CheckIcon } from '#src/ui/moreIcons.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { type AddressBook, useAddressBook } from '#src/features/shared/addressBook.ts'
import { transferError } from '#src/features/shared/transferError.ts'
import type {
  InscriptionMode,
  InscriptionOrder,
  Inscriptions,
  InscriptionTransfer,
  WalletAccount,
} from '#src/wallets/contract.ts'

/** Makes an inscription in the connected wallet and sends it to an address, in two steps that survive a reload. */
export default function InscriptionView({ account }: { account: WalletAccount }) {
  const { loadWallets } = useServices()
  const book = useAddressBook(true)
  const { data: facet } = useQuery({
    queryKey: ['inscriptions', account.family, account.address],
    queryFn: async () => (await loadWallets(account.family)).inscriptions ?? null,
    staleTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  })
  if (!facet || !book) return <Skeleton className="mt-2 h-40 w-full" />
  return <Transfer account={account} facet={facet} book={book} />
}

interface TransferProps {
  account: WalletAccount
  facet: Inscriptions
  book: AddressBook
}

function Transfer({ account, facet, book }: TransferProps) {
  const [transfer, setTransfer] = useState<InscriptionTransfer | null>(() => facet.read())
  const startOver = () => {
    facet.discard()
    setTransfer(null)
  }
  return transfer ? (
    <Steps transfer={transfer} facet={facet} onChange={setTransfer} onStartOver={startOver} />
  ) : (
    <OrderForm
      modes={facet.modes()}
      account={account}
      book={book}
      onOrder={(order) => setTransfer(facet.begin(order))}
    />
  )
}

const textOf = (error: unknown): string =>
  error instanceof AppError && error.reason === 'inscription_invalid'
    ? tOr(`inscribe-problem-${error.detail?.code}`, error.message)
    : transferError(error).message

interface FormProps {
  modes: readonly InscriptionMode[]
  account: WalletAccount
  book: AddressBook
  /** @throws AppError `inscription_invalid` */
  onOrder: (order: InscriptionOrder) => void
}

function OrderForm({ modes, account, book, onOrder }: FormProps) {
  const [mode, setMode] = useState<InscriptionMode>(modes[0] ?? 'brc-20')
  const [draft, setDraft] = useState({ ticker: '', amount: '', text: '', to: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const place = { family: account.family, chainId: Number(account.chainId), contracts: new Map() }
  const read = draft.to === '' ? null : book.readAddress(place, draft.to)
  const change = (part: Partial<typeof draft>) => {
    setProblem(null)
    setDraft({ ...draft, ...part })
  }
  const submit = () => {
    const to = read && 'canonical' in read ? read.canonical : ''
    const { ticker, amount, text } = draft
    try {
      onOrder(mode === 'brc-20' ? { mode, ticker, amount, to } : { mode, text, to })
    } catch (error) {
      setProblem(textOf(error))
    }
  }
  return (
    <form
      className="mt-2 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="text-small text-pretty text-muted">{t('inscribe-note')}</p>
      {modes.length > 1 ? (
        <Select
          label={t('inscribe-mode')}
          value={mode}
          onChange={(event) => setMode(event.target.value as InscriptionMode)}
          choices={modes.map((value) => ({ value, text: t(`inscribe-mode-${value}`) }))}
        />
      ) : null}
      {mode === 'brc-20' ? (
        <>
          <Field
            label={t('inscribe-ticker')}
            name="ticker"
            autoCapitalize="none"
            value={draft.ticker}
            onChange={(event) => change({ ticker: event.target.value.trim() })}
          />
          <Field
            label={t('inscribe-amount')}
            name="amount"
            inputMode="decimal"
            note={t('inscribe-balance')}
            value={draft.amount}
            onChange={(event) => change({ amount: event.target.value.trim().replace(',', '.') })}
          />
        </>
      ) : (
        <TextArea
          label={t('inscribe-text')}
          name="text"
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      <TextArea
        label={t('inscribe-to')}
        name="recipient"
        rows={2}
        className="resize-none font-mono text-small"
        error={read && 'complaint' in read ? read.complaint : null}
        value={draft.to}
        onChange={(event) => change({ to: event.target.value.replace(/\s/g, '') })}
      />
      <div role="alert" className="empty:hidden">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
      </div>
      <Button type="submit" wide>
        {t('inscribe-start')}
      </Button>
    </form>
  )
}

interface StepsProps {
  transfer: InscriptionTransfer
  facet: Inscriptions
  onChange: (transfer: InscriptionTransfer) => void
  onStartOver: () => void
}

function Steps({ transfer, facet, onChange, onStartOver }: StepsProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { make, send, next, unanswered } = inscriptionSteps(transfer, busy)
  const { order } = transfer
  const advance = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onChange(await facet.advance())
    } catch (error) {
      setProblem(textOf(error))
      onChange(facet.read() ?? transfer)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="font-semibold break-words">
        {order.mode === 'brc-20'
          ? t('inscribe-content-token', { amount: order.amount, ticker: order.ticker })
          : t('inscribe-content-text', { text: order.text.slice(0, 80) })}
      </p>
      <div>
        <p className="mb-1 text-caption text-muted">{t('inscribe-to')}</p>
        <FullAddress address={order.to} />
      </div>
      <ol className="grid gap-2 text-small">
        <Step number={1} name="make" state={make} />
        <Step number={2} name="send" state={send} />
      </ol>
      <div role="alert" className="empty:hidden">
        {problem ? <Notice tone="warn">{problem}</Notice> : null}
        {!problem && unanswered ? <Notice tone="warn">{t('inscribe-unanswered')}</Notice> : null}
      </div>
      {next ? (
        <Button wide loading={busy} onClick={() => void advance()}>
          {t(`inscribe-${next}`)}
        </Button>
      ) : (
        <Notice tone="info">{t('inscribe-sent')}</Notice>
      )}
      <Button look="quiet" disabled={busy} onClick={onStartOver}>
        {t(next ? 'inscribe-discard' : 'inscribe-another')}
      </Button>
    </div>
  )
}

const stepLooks = {
  done: { text: 'text-muted', mark: 'bg-tide text-on-tide' },
  current: { text: 'font-semibold', mark: 'border border-tide text-tide' },
  later: { text: 'text-muted', mark: 'border border-line' },
} as const

function Step({ number, name, state }: { number: number; name: 'make' | 'send'; state: keyof typeof stepLooks }) {
  const { text, mark } = stepLooks[state]
  return (
    <li aria-current={state === 'current' ? 'step' : undefined} className={`flex items-center gap-3 ${text}`}>
      <span
        aria-hidden="true"
        className={`grid size-6 flex-none place-items-center rounded-full text-caption font-semibold ${mark}`}
      >
        {state === 'done' ? <CheckIcon className="size-4" /> : number}
      </span>
      <span>
        {t(`inscribe-step-${name}`)}
        {state === 'done' ? <span className="sr-only">{` · ${t('inscribe-step-done')}`}</span> : null}
      </span>
    </li>
  )
}

type StepState = 'done' | 'current' | 'later'

interface StepsView {
  readonly make: StepState
  readonly send: StepState
  /** Step that the next press asks the wallet for; null when there is none. */
  readonly next: 'make' | 'send' | null
  /** The wallet may have done this step already, so that a repeat could cost a second time. */
  readonly unanswered: boolean
}

/** Both steps of an inscription's transfer. `busy`: the wallet is being asked now. */
export function inscriptionSteps({ inscriptionId, txRef, asked }: InscriptionTransfer, busy: boolean): StepsView {
  const unanswered = asked && !busy
  if (txRef !== null) return { make: 'done', send: 'done', next: null, unanswered: false }
  if (inscriptionId !== null) return { make: 'done', send: 'current', next: 'send', unanswered }
  return { make: 'current', send: 'later', next: 'make', unanswered }
}
