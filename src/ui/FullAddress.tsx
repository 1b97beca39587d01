/** Full address in groups of four for comparison by eye; a selection still copies without gaps. */
export function FullAddress({ address, ...rest }: { address: string; 'data-testid'?: string }) {
  return (
    <span className="font-mono text-small leading-relaxed break-all" {...rest}>
      {addressGroups(address).map((group, index) => (
        <span key={`${index}-${group}`} className={`me-1 inline-block ${index % 2 === 0 ? 'text-text' : 'text-muted'}`}>
          {group}
        </span>
      ))}
    </span>
  )
}

/** Groups of four, so that a full address can be compared by eye. */
export const addressGroups = (address: string): readonly string[] => address.match(/.{1,4}/g) ?? []
