import type { ReactNode } from 'react'
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components'
import { Link, useNavigate } from 'react-router-dom'
import { money } from './renderFloorPage.tsx'
import { useConfiguration, useRows } from './supplier.ts'

const toasts = new ToastQueue<string>()

/** What surrounds every signed-in screen: menu, search, cart, links and messages. */
export function Shell({ children }: { children: ReactNode }) {
  const company = useConfiguration()
  const navigate = useNavigate()
  const entries = useRows('getWidgetConfiguration:TopButtonBar') ?? []
  const links = useRows('getWidgetConfiguration:BottomLinkBar') ?? []
  const cart = useRows('getCartContents') ?? []
  const total = cart.reduce((sum, line) => sum + Number(line['extendedPrice'] ?? 0), 0)
  return (
    <>
      <header>
        <Link to="/">{company?.company_name}</Link>
        <DialogTrigger>
          <Button>Search</Button>
          <ModalOverlay className="overlay" isDismissable>
            <Modal className="popover">
              <Dialog>
                <Heading slot="title">Search products</Heading>
                <TextField>
                  <Label>Words</Label>
                  <Input />
                </TextField>
                <Button slot="close">Search</Button>
              </Dialog>
            </Modal>
          </ModalOverlay>
        </DialogTrigger>
        <span>
          {cart.length} {money.format(total)}
        </span>
        <MenuTrigger>
          <Button aria-label="Menu">☰</Button>
          <Popover className="popover">
            <Menu onAction={(key) => void navigate(`/${key}`)}>
              {entries
                .filter((entry) => entry['is_enabled'])
                .map(({ label_object, type_object }) => (
                  <MenuItem key={`${type_object}`} id={`${type_object}`}>
                    {label_object}
                  </MenuItem>
                ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      </header>
      <main>{children}</main>
      <footer>
        {links.map(({ label_object, object_value_2 }) => (
          <Link key={`${label_object}`} to={`${object_value_2}`}>
            {label_object}
          </Link>
        ))}
        <Button onPress={() => toasts.add('Sent', { timeout: 5000 })}>Send us a message</Button>
      </footer>
      <ToastRegion className="toasts" queue={toasts}>
        {({ toast }) => <Toast toast={toast}>{toast.content}</Toast>}
      </ToastRegion>
    </>
  )
}
