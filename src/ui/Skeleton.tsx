/** Placeholder in the final size of what loads. Not animated: texts announce the wait. */
export const Skeleton = ({ className = 'h-5 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)
