import { type ComponentProps, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { useHandsOnFocus } from '#src/ui/useHandsOnFocus.ts'

/** Button that goes with its tap, and hands the focus on. */
export function HandingButton(props: Omit<ComponentProps<typeof Button>, 'ref'>) {
  const ref = useRef<HTMLButtonElement>(null)
  useHandsOnFocus(ref)
  return <Button ref={ref} {...props} />
}
