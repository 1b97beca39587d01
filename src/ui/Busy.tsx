/** Three moving dots, shown only while something is loading. */
export const Busy = () => (
  <span aria-hidden="true" className="busy inline-flex flex-none gap-1">
    <i />
    <i />
    <i />
  </span>
)
