import { lazy } from 'react'
import { MountOnceOpen } from './MountOnceOpen.tsx'
import type { OverlayProps } from './OverlaySheet.tsx'
import { loadOverlaySheet } from './loadSheets.ts'

const OverlaySheet = lazy(async () => ({ default: (await loadOverlaySheet()).OverlaySheet }))

/** A sheet over everything else. */
export function Overlay(props: OverlayProps) {
  return (
    <MountOnceOpen isOpen={props.isOpen} onClose={props.onClose}>
      <OverlaySheet {...props} />
    </MountOnceOpen>
  )
}
