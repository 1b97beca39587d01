import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorProps {
  title: string
  text: string
  action?: { label: string; onClick: () => void } | null
  loading?: boolean
}

/** Content that failed to load: the reason, and Retry. */
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
