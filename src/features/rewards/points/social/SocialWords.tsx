import type { ReactNode } from 'react'
import { t, tOr } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'
import { WarnIcon, icon } from '#src/ui/icons.tsx'
import type { SocialPlatform } from '#core/rewards/campaign/types.ts'
import { type SocialState, isAwaited, isVerdict } from './socialState.ts'
import type { SocialTask } from './socialTasks.ts'
import type { SocialNext, SocialLabel } from './socialView.ts'

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

/** Returns the failure as the specification words it (§8), with the next action. */
function failureText(
  { reason, wait }: Extract<SocialState, { step: 'failed' }>,
  platform: SocialPlatform,
): { lead: string | null; text: string } {
  const why = tOr(`social-problem-${reason}`, tOr(`problem-${reason}`, t('problem-unknown')), { platform })
  return { lead: isVerdict(reason) ? t('social-failed') : null, text: wait === null ? why : `${why} ${waitText(wait)}` }
}

export const actionText = (label: SocialLabel): string => t(`social-action-${label}`)

/** Points of a task, and whether it is verified. */
export function worthText({ points, verified }: SocialTask): string {
  if (verified) return t('social-worth', { points })
  return points > 0 ? t('social-worth-trust', { points }) : t('social-worth-none')
}

/** Hint about the next step, when the button alone is not enough. */
function hintText({ label, does }: SocialNext, state: SocialState): string | null {
  if (isAwaited(state)) return t('social-hint-back')
  if (does === 'authorise') return t('social-hint-auth')
  return label === 'verifying' ? t('social-hint-verifying') : null
}

/** Announcement for screen readers, which do not see the check mark appear. */
const doneText = ({ points }: SocialTask, { step }: SocialState): string | null =>
  step === 'done' ? (points > 0 ? t('social-done-points', { points }) : t('social-done')) : null

const XIcon = icon(<path d="M3.500 3.500h3l8 11h-3zM14 3.500 9.700 8.300M7.800 10.200 4 14.500" />)
const DiscordIcon = icon(
  <>
    <path d="M6.400 4.100C5.200 4.300 4.200 4.700 3.400 5.200 2.300 7.400 1.900 9.800 2.100 12.500c1.200.9 2.300 1.400 3.600 1.700l.9-1.600M11.600 4.100c1.200.2 2.200.6 3 1.100 1.100 2.200 1.500 4.600 1.300 7.300-1.200.9-2.300 1.400-3.600 1.700l-.9-1.600M6.400 4.100c1.700-.4 3.500-.4 5.200 0M5.200 12c2.500 1.100 5.100 1.100 7.600 0" />
    <path d="M6.900 8.900v.1M11.100 8.900v.1" strokeWidth="2.200" />
  </>,
)
const TelegramIcon = icon(
  <path d="M15.500 3.200 2.500 8.300l4.300 1.800 1.500 4.700 2.300-2.800 3.500 2.600zM6.800 10.100l8.700-6.900" />,
)

/** Icon and name of each platform; names are the same in every language. */
export const platforms: Record<SocialPlatform, { readonly icon: ReactNode; readonly name: string }> = {
  x: { icon: <XIcon />, name: 'X' },
  discord: { icon: <DiscordIcon />, name: 'Discord' },
  telegram: { icon: <TelegramIcon />, name: 'Telegram' },
}
