import { useRef } from 'react'
import { t } from '#src/i18n/t.ts'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'

interface ConfirmProps {
  look: NonNullable<ButtonProps['look']>
  busy: boolean
  onClick: () => void
}

/** Disappears on success; the button after it takes the focus. */
export function ConfirmInvitation({ look, busy, onClick }: ConfirmProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return (
    <Button ref={ref} look={look} loading={busy} onClick={onClick}>
      {t('invite-came-confirm')}
    </Button>
  )
}
