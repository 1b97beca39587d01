import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore, useWallets } from '#src/services.ts'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import OpenWallet from '../../../account/wallets/OpenWallet.tsx'
import { TaskFrame } from '../tasks/TaskFrame.tsx'
import { discordAuthHere } from './discordAuthHere.ts'
import { discordNote } from './discordNote.ts'
import { DiscordNote } from './DiscordNote.tsx'
import { HandleForm } from './HandleForm.tsx'
import { worthText } from './labels.ts'
import { leadToTask, placeOf } from './leadToTask.ts'
import { platforms } from './platforms.tsx'
import { ProfileProof } from './ProfileProof.tsx'
import { SocialPill } from './SocialPill.tsx'
import type { SocialTask } from './socialTasks.ts'
import { SocialWords } from './SocialWords.tsx'
import { useSocialTask } from './useSocialTask.ts'
import { wantsHandle } from './socialView.ts'

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
