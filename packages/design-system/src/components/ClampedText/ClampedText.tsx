import { clamped } from '../../css/shared.css.ts'

/** A name of any length in at most three lines. Screen readers and a tooltip give the full name. */
export function ClampedText({ children }: { children: string }) {
  return (
    <span title={children} className={clamped}>
      {children}
    </span>
  )
}
