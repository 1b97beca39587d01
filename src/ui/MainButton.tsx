import { useNativeButton } from '#src/platform/useNativeButton.ts'
import { Button } from './Button.tsx'

interface MainButtonProps {
  text: string
  disabled?: boolean
  /** Something that was pressed is under way. */
  busy?: boolean
  /** Something is under way, and the words say what. */
  telling?: boolean
  onClick: () => void
  'data-testid'?: string
}

/** The one action of a screen. Where Telegram draws it below the app, the page does not. */
export function MainButton({
  text,
  disabled = false,
  busy = false,
  telling = false,
  onClick,
  ...rest
}: MainButtonProps) {
  const taken = useNativeButton('main', { text, enabled: !disabled, busy: busy || telling, press: onClick })
  if (taken) return null
  return (
    <Button
      wide
      disabled={disabled}
      loading={busy}
      onClick={onClick}
      {...(telling ? { 'aria-busy': true } : {})}
      {...rest}
    >
      {text}
    </Button>
  )
}
