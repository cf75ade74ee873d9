import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

/** The error of a field, after its icon. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </>
  )
}
