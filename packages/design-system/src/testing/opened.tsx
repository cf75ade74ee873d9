import { useState, type ComponentType, type ReactElement } from 'react'
import { Button } from '../components/Button/Button.tsx'

interface Overlay {
  isOpen: boolean
  onClose: () => void
}

/** For `render` of a story: a dialog or drawer, and the button that opens it. */
export function opened<Props extends Overlay>(component: ComponentType<Props>): (args: Props) => ReactElement
export function opened(Component: ComponentType<Overlay>) {
  return function Opened(args: Overlay) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <Component {...args} isOpen={isOpen} onClose={close} />
      </>
    )
  }
}
