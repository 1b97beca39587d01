import { t, tOr } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarnIcon } from '#src/ui/icons.tsx'
import { doneText, hintText } from './labels.ts'
import type { SocialState } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'
import type { SocialNext } from './socialView.ts'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { isVerdict } from './refusals.ts'

interface WordsProps {
  task: SocialTask
  state: SocialState
  next: SocialNext
  /** True when the hint of the next step is shown; a more urgent message may replace it. */
  hinted: boolean
}

/** Status of a task that its button does not show; changes are announced. */
export function SocialWords({ task, state, next, hinted }: WordsProps) {
  const done = doneText(task, state)
  const hint = hinted && state.step !== 'failed' ? hintText(next, state) : null
  return (
    <div role="status" className="text-small text-pretty empty:hidden">
      {state.step === 'failed' ? <Failure state={state} task={task} /> : null}
      {done ? <span className="sr-only">{done}</span> : null}
      {hint ? <span className="text-muted">{hint}</span> : null}
    </div>
  )
}

function Failure({ state, task }: { state: Extract<SocialState, { step: 'failed' }>; task: SocialTask }) {
  const account = useTop(usePlatform().host)
  const { lead, text } = failureText(state, task.platform)
  return (
    <p className="flex gap-2">
      <WarnIcon className="mt-0.5 flex-none text-warn" />
      <span className="min-w-0">
        {lead ? (
          <>
            <span className="font-semibold">{lead}</span>{' '}
          </>
        ) : null}
        {text}
        {state.reason === 'telegram_not_linked' && account ? (
          <Button look="quiet" className="-mx-3 mt-1" onClick={() => account.openWallets()}>
            {t('telegram-wallets')}
          </Button>
        ) : null}
      </span>
    </p>
  )
}

const MINUTE = 60

const waitText = (seconds: number): string =>
  seconds < 2 * MINUTE
    ? t('social-wait-seconds', { seconds })
    : t('social-wait-minutes', { minutes: Math.ceil(seconds / MINUTE) })

/** Failure as the specification words it (§8), with the next action. */
function failureText(
  { reason, wait }: Extract<SocialState, { step: 'failed' }>,
  platform: SocialPlatform,
): { lead: string | null; text: string } {
  const why = tOr(`social-problem-${reason}`, tOr(`problem-${reason}`, t('problem-unknown')), { platform })
  return { lead: isVerdict(reason) ? t('social-failed') : null, text: wait === null ? why : `${why} ${waitText(wait)}` }
}
