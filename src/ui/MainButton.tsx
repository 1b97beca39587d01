import { useNativeButton } from '#src/platform/usePlatform.ts'
import { Button } from './Button.tsx'

interface MainButtonProps {
  text: string
  disabled?: boolean
  /** True while the pressed action runs. */
  busy?: boolean
  /** True while a process runs that the label describes. */
  telling?: boolean
  onClick: () => void
  'data-testid'?: string
}

/** Single action of a screen. Where Telegram renders it natively, the page does not. */
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
