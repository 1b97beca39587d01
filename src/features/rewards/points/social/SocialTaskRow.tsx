import { useEffect, useId, useRef, useState, type MouseEvent, type SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useWallets } from '#src/services.ts'
import { OutIcon, CheckIcon } from '#src/ui/moreIcons.tsx'
import OpenWallet from '../../../account/wallets/OpenWallet.tsx'
import { TaskFrame, pill } from '../tasks/TaskRow.tsx'
import { discordAuthHere, discordNote, type DiscordNoteView } from './discordAuth.ts'
import { worthText, actionText, SocialWords, platforms } from './SocialWords.tsx'
import { leadToTask, placeOf } from './leadToTask.ts'
import type { SocialTask } from './socialTasks.ts'
import { useSocialTask, readHandle, typedHandle } from './useSocialTask.ts'
import { wantsHandle, type SocialNext } from './socialView.ts'
import { shortAddress } from '#src/format/text.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { CopyButton } from '#src/features/shared/CopyButton.tsx'
import { profileCode } from '#core/rewards/accountProof.ts'
import { Busy } from '#src/ui/Loading.tsx'
import { softDisabledProps } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'

/** Social task step by step: its page, the platform's input, the result. */
export function SocialTaskRow({ task, title }: { task: SocialTask; title: string }) {
  const { state, next, handle, setHandle, press, reopen } = useSocialTask(task)
  const formId = useId()
  const place = useRef<HTMLLIElement>(null)
  const auth = useStore(usePersistentStore(discordAuthHere))
  const { userId: wallet, resuming } = useWallets((all) => all)
  const { icon, name } = platforms[task.platform]
  const isDiscord = task.platform === 'discord'
  const note = isDiscord ? discordNote(auth, { wallet, resuming }) : null
  const begun = state.step !== 'todo' && state.step !== 'done'
  const asksName = wantsHandle(task) && begun
  // Scrolls to the remaining step after returning from Discord.
  useEffect(() => {
    if (isDiscord && auth.returned !== null) place.current?.scrollIntoView({ block: 'center' })
  }, [isDiscord, auth.returned])
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${placeOf(task.id)}`) leadToTask(task.id)
  }, [hash, task.id])
  return (
    <TaskFrame
      ref={place}
      id={placeOf(task.id)}
      icon={icon}
      title={title}
      text={worthText(task)}
      action={<SocialPill title={title} next={next} form={asksName ? formId : undefined} onPress={press} />}
    >
      <div
        className={`grid gap-2 not-has-[>:not(:empty)]:hidden min-[24rem]:ps-13 ${state.step === 'done' ? '' : 'pt-2'}`}
      >
        {asksName ? (
          <HandleForm
            id={formId}
            handle={handle}
            busy={state.step === 'verifying'}
            onHandle={setHandle}
            onSend={press}
          />
        ) : null}
        {asksName && wallet !== null ? <ProfileProof wallet={wallet} /> : null}
        {isDiscord ? <DiscordNote note={note} /> : null}
        {state.step === 'verifying' ? <OpenWallet /> : null}
        <SocialWords task={task} state={state} next={next} hinted={note === null} />
        {begun && state.step !== 'verifying' ? (
          <button
            type="button"
            onClick={reopen}
            className="press -mx-2 -my-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 text-small font-semibold text-tide"
          >
            {t('social-reopen', { platform: name })}
            <OutIcon width={16} height={16} />
          </button>
        ) : null}
      </div>
    </TaskFrame>
  )
}

const textOf = ({ kind, wallet }: DiscordNoteView): string =>
  kind === 'connect' || kind === 'other'
    ? t(`social-discord-${kind}`, { wallet: shortAddress(wallet) })
    : t(`social-discord-${kind}`)

/** Reports an answer from Discord that cannot be used as it is. */
function DiscordNote({ note }: { note: DiscordNoteView | null }) {
  return (
    <div role="status" className="empty:hidden">
      {note ? <Notice tone={note.kind === 'declined' ? 'info' : 'warn'}>{textOf(note)}</Notice> : null}
    </div>
  )
}

/** Code that proves ownership of an X account: its purpose, and where to put it. */
function ProfileProof({ wallet }: { wallet: string }) {
  const code = useProfileCode(wallet)
  const [label, why] = [useId(), useId()]
  return (
    <div role="group" aria-labelledby={label} aria-describedby={why} data-proof className="py-2">
      <p id={label} className="mb-2 text-small font-semibold">
        {t('social-proof')}
      </p>
      <p className="flex items-center gap-2 rounded-input border border-line bg-raised ps-4">
        <span translate="no" className="min-w-0 flex-1 font-mono text-small wrap-anywhere select-all">
          {code}
        </span>
        <CopyButton text={code} label={t('social-proof-copy')} />
      </p>
      <p id={why} className="mt-2 text-caption text-pretty text-muted">
        {t('social-proof-why')}
      </p>
    </div>
  )
}

/** Returns a wallet's code for external profiles; empty until it is computed. */
function useProfileCode(wallet: string): string {
  const [known, setKnown] = useState({ wallet, code: '' })
  useEffect(() => {
    void profileCode(wallet).then((code) => setKnown({ wallet, code }))
  }, [wallet])
  return known.wallet === wallet ? known.code : ''
}

interface PillProps {
  title: string
  next: SocialNext
  /** ID of the form that it submits, for a step that needs a name. */
  form: string | undefined
  onPress: () => void
}

/** Single button of a social task, kept through all steps so that it keeps the focus; a check mark when done. */
function SocialPill({ title, next, form, onPress }: PillProps) {
  const { label, does } = next
  const look = label === 'done' ? pill.done : label === 'verify' || label === 'auth' ? pill.ready : pill.open
  const opens = does === 'open' ? `, ${t('social-opens')}` : ''
  // The press makes it the submit button of a form that it opens, and the browser would then submit that form.
  const onStep = (event: MouseEvent): void => {
    event.preventDefault()
    onPress()
  }
  return (
    <button
      type={form ? 'submit' : 'button'}
      form={form}
      aria-label={`${title}: ${actionText(label)}${opens}`}
      aria-busy={label === 'verifying' || undefined}
      className={look}
      {...softDisabledProps(does === 'nothing', form ? undefined : onStep)}
    >
      {label === 'done' ? <CheckIcon /> : actionText(label)}
      {label === 'verifying' ? <Busy /> : null}
    </button>
  )
}

interface FormProps {
  id: string
  handle: string
  busy: boolean
  onHandle: (text: string) => void
  /** Not called without a name. */
  onSend: () => void
}

/** The user's X handle, required before anything is sent (spec §5). */
function HandleForm({ id, handle, busy, onHandle, onSend }: FormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState(false)
  const read = readHandle(handle)
  const problem = 'problem' in read ? read.problem : null

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setTold(problem !== null)
    if (problem !== null) return field.current?.focus()
    if (!busy) onSend()
  }
  return (
    <form id={id} noValidate onSubmit={send}>
      <Field
        ref={field}
        label={t('social-handle')}
        value={handle}
        placeholder="@"
        error={told && problem !== null ? t(`social-handle-${problem}`) : null}
        readOnly={busy}
        autoCapitalize="none"
        autoCorrect="off"
        enterKeyHint="go"
        onChange={(event) => onHandle(typedHandle(event.target.value))}
      />
    </form>
  )
}
