import { MountOnceOpen } from './MountOnceOpen.tsx'
import type { OverlayProps } from './OverlaySheet.tsx'
import { OverlaySheet } from './openedCode.ts'

/** A sheet over everything else. */
export function Overlay(props: OverlayProps) {
  return (
    <MountOnceOpen isOpen={props.isOpen} onClose={props.onClose}>
      <OverlaySheet {...props} />
    </MountOnceOpen>
  )
}
