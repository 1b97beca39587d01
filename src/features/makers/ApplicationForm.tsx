import { type ReactNode, useId, useRef, useState } from 'react'
import { addressRules } from '#chains/registry.ts'
import {
  APPLICATION_LIMITS,
  type ApplicationField,
  type ApplicationProblem,
  applicationProblems,
  type LiquidityRange,
  liquidityRanges,
  tidyApplication,
} from '#core/order/makerApplication.ts'
import OpenWallet, { NeedsEvmWallet } from '#src/features/account/wallets/OpenWallet.tsx'
import { transferError } from '#src/features/shared/transferError.ts'
import { wholeText } from '#src/format/amount.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, Select, TextArea } from '#src/ui/Field.tsx'
import { WarnIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { textOf } from './applicationDraft.ts'
import type { OwnApplication } from './useApplication.ts'

export interface FormChoices {
  /** Networks and symbols of the market maker's own routes. */
  networks: readonly { readonly id: number; readonly name: string }[]
  symbols: readonly string[]
}

interface FormProps extends FormChoices {
  own: OwnApplication
  onSent: () => void
  /** Present while a sent application is being changed. */
  onCancel?: () => void
}

/** Longer than any accepted text, so that a paste is refused with a reason and not cut. */
const SPARE = 4

/** Keeps typed text in the browser, also after an error. Errors show once it was sent for the first time. */
export function ApplicationForm({ own, networks, symbols, onSent, onCancel }: FormProps) {
  const { account, draft, text, send, needsSignIn } = own
  const openWallets = useWallets((state) => state.openList)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const tidy = tidyApplication(textOf(text))
  const problems = applicationProblems(tidy)
  const errorOf = (field: ApplicationField): string | null =>
    isTried && problems[field] ? problemText(field, problems[field]) : null
  const { set, toggle } = draft.getState()

  const submit = () => {
    if (send.isPending) return
    setTried(true)
    if (Object.keys(problems).length > 0) {
      // Once the errors are shown.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[data-error] :is(input, select, textarea, button)')?.focus(),
      )
      return
    }
    if (account === null) openWallets('evm')
    else send.mutate(text, { onSuccess: onSent })
  }
  const spare = (field: 'name' | 'contact' | 'message') => ({ maxLength: APPLICATION_LIMITS[field] * SPARE })
  return (
    <form
      ref={form}
      noValidate
      className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
        <Slot error={errorOf('name')}>
          <Field
            label={t('maker-apply-name')}
            value={text.name}
            {...spare('name')}
            autoComplete="organization"
            data-testid="maker-apply-name"
            onChange={(event) => set({ name: event.target.value })}
            error={errorOf('name')}
          />
        </Slot>
        <Slot error={errorOf('contact')}>
          <Field
            label={t('maker-apply-contact')}
            value={text.contact}
            {...spare('contact')}
            data-testid="maker-apply-contact"
            onChange={(event) => set({ contact: event.target.value })}
            error={errorOf('contact')}
            note={t('maker-apply-contact-note')}
          />
        </Slot>
      </div>
      <Toggles
        label={t('maker-apply-networks')}
        entries={networks.map(({ id, name }) => ({ key: id, text: name }))}
        chosen={text.networks}
        onToggle={(id) => toggle('networks', id)}
        error={errorOf('networks')}
      />
      <Toggles
        label={t('maker-apply-assets')}
        entries={symbols.map((symbol) => ({ key: symbol, text: symbol }))}
        chosen={text.assets}
        onToggle={(symbol) => toggle('assets', symbol)}
        error={errorOf('assets')}
      />
      <Slot error={errorOf('liquidity')}>
        <Select
          label={t('maker-apply-liquidity')}
          value={text.liquidity ?? ''}
          data-testid="maker-apply-liquidity"
          onChange={(event) => set({ liquidity: (event.target.value || null) as LiquidityRange | null })}
          error={errorOf('liquidity')}
          choices={[
            { value: '', text: t('maker-apply-choose') },
            ...liquidityRanges.map((range) => ({ value: range, text: t(`maker-range-${range}`) })),
          ]}
        />
      </Slot>
      <Slot error={errorOf('message')}>
        <TextArea
          label={t('maker-apply-message')}
          value={text.message}
          {...spare('message')}
          data-testid="maker-apply-message"
          onChange={(event) => set({ message: event.target.value })}
          error={errorOf('message')}
          note={
            <span className="tabular-nums">
              {t('maker-apply-used', {
                used: wholeText(tidy.message.length),
                most: wholeText(APPLICATION_LIMITS.message),
              })}
            </span>
          }
        />
      </Slot>
      {account ? (
        <div>
          <p className="mb-1 text-small font-semibold">{t('maker-apply-address')}</p>
          <p className="font-mono text-small wrap-anywhere" dir="ltr" data-testid="maker-apply-address">
            {addressRules(account.family).display(account.address)}
          </p>
          <p className="mt-1 text-caption text-pretty text-muted">{t('maker-apply-address-note')}</p>
        </div>
      ) : (
        <NeedsEvmWallet />
      )}
      <div role="alert" className="grid gap-3 empty:hidden">
        {send.error ? <Notice tone="bad">{transferError(send.error).message}</Notice> : null}
      </div>
      {send.isPending && needsSignIn ? <OpenWallet family="evm" /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            className="min-w-0 flex-1 basis-60 wrap-anywhere"
            loading={send.isPending}
            data-testid="maker-apply-send"
          >
            {t(account === null ? 'main-connect' : onCancel ? 'maker-apply-change' : 'maker-apply-send')}
          </Button>
          {onCancel ? (
            <Button look="secondary" disabled={send.isPending} onClick={onCancel}>
              {t('maker-apply-cancel')}
            </Button>
          ) : null}
        </div>
        <p className="text-caption text-pretty text-muted wrap-anywhere">
          {t('maker-apply-private')}{' '}
          <Link
            to="/account"
            className={`${linkLook('quiet')} -mx-3 -my-3 max-w-full text-caption wrap-anywhere max-[13rem]:mx-0`}
          >
            {t('screen-account-title')}
          </Link>
        </p>
      </div>
    </form>
  )
}

function problemText(field: ApplicationField, problem: ApplicationProblem): string {
  const isList = field === 'networks' || field === 'assets'
  if (problem === 'invalid') return t('maker-problem-invalid')
  if (problem === 'missing')
    return t(isList || field === 'liquidity' ? 'maker-problem-choose' : 'maker-problem-missing')
  const most = wholeText(field === 'liquidity' ? 1 : APPLICATION_LIMITS[field])
  return t(isList ? 'maker-problem-too_many' : 'maker-problem-too_long', { most })
}

/** Marks a field with an error, so that the first one can be focused. */
const Slot = ({ error, children }: { error: string | null; children: ReactNode }) => (
  <div data-error={error === null ? undefined : ''}>{children}</div>
)

interface TogglesProps<K> {
  label: string
  entries: readonly { readonly key: K; readonly text: string }[]
  chosen: readonly K[]
  onToggle: (key: K) => void
  error: string | null
}

function Toggles<K extends string | number>({ label, entries, chosen, onToggle, error }: TogglesProps<K>) {
  const id = useId()
  return (
    <div data-error={error === null ? undefined : ''}>
      <p id={id} className="mb-2 text-small font-semibold">
        {label}
      </p>
      <div role="group" aria-labelledby={id} aria-describedby={`${id}-words`} className="flex flex-wrap gap-2">
        {entries.map(({ key, text }) => (
          <button
            key={key}
            type="button"
            aria-pressed={chosen.includes(key)}
            onClick={() => onToggle(key)}
            className="press min-h-11 max-w-full rounded-full border border-control-line bg-surface px-4 text-small font-semibold wrap-anywhere text-muted max-[16rem]:px-3 hover:text-text aria-pressed:border-tide aria-pressed:tint-tide aria-pressed:text-tide"
          >
            {text}
          </button>
        ))}
      </div>
      <p id={`${id}-words`} aria-live="polite" className="mt-2 flex gap-2 text-caption text-bad empty:hidden">
        {error ? <WarnIcon width={16} height={16} className="mt-px flex-none" /> : null}
        {error ? <span className="min-w-0">{error}</span> : null}
      </p>
    </div>
  )
}
