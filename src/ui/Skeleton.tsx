/** The shape of what is on its way, in the size that it will have. Stands still: waiting is announced by words, not by motion. */
export const Skeleton = ({ className = 'h-5 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)
