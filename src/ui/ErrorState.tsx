import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorProps {
  title: string
  text: string
  action?: { label: string; onClick: () => void } | null
  loading?: boolean
}

/** A place that could not be filled: what happened, and the way to try again. */
export function ErrorState({ title, text, action, loading = false }: ErrorProps) {
  return (
    <div role="alert">
      <EmptyState title={title} text={text} line="broken">
        {action ? (
          <Button look="secondary" loading={loading} onClick={action.onClick}>
            {action.label}
          </Button>
        ) : null}
      </EmptyState>
    </div>
  )
}
