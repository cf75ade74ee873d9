import type { StoryContext } from '@storybook/react-vite'
import { useState, type ComponentType, type ReactElement } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'

interface Overlay {
  isOpen: boolean
  onClose: () => void
}

/** For a story's `render`: a dialog or drawer, and the button that opens it. */
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

/** Checks that the focus moves into the overlay, stays there, and returns on closing. Leaves the overlay open. */
export async function holdsFocus({ args, canvas, userEvent }: StoryContext<Overlay>, name: string) {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const overlay = await screen.findByRole('dialog', { name })
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab()
    await expect(overlay.contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible())
}

/** For a story's `render`: the component in an open dialog. */
export function renderInDialog<Props extends object>(Component: ComponentType<Props>) {
  return function InDialog(args: Props) {
    const [isOpen, setOpen] = useState(true)
    return (
      <Dialog title="Treated pine" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Component {...args} />
      </Dialog>
    )
  }
}
