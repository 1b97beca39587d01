/** Three dots that cross one after the other, only while something is under way. */
export const Busy = () => (
  <span aria-hidden="true" className="busy inline-flex flex-none gap-1">
    <i />
    <i />
    <i />
  </span>
)
