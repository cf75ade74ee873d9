import { Suspense, type ReactNode } from 'react'
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx'

export interface LatePartProps {
  /** Takes its place until its code has come. */
  readonly fallback?: ReactNode
  /** Takes its place if its code does not come. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen whose code loads later. The rest of the screen works without it. */
export function LatePart({ fallback, otherwise, children }: LatePartProps) {
  return (
    <ScreenErrorBoundary frame={() => otherwise}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ScreenErrorBoundary>
  )
}
