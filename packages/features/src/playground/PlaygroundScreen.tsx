import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Heading,
  Inline,
  Link,
  QuantityStepper,
  Stack,
  Text,
  TextButton,
  TextField,
  ToggleGroup,
} from '@trade-portal/design-system'
import { useState } from 'react'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { NotFoundScreen } from '../trade/access/NotFoundScreen.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** Previews brand colours in this browser only, for people who set up a deployment. Requires the setting `diagnostics`. */
export function PlaygroundScreen() {
  const { hasDiagnostics } = useConfiguration()
  if (!hasDiagnostics) return <NotFoundScreen />
  return (
    <Screen title={routes.playground.title} intro="Only you see these colours, and only until you leave this page.">
      <ThemeEditor preview={<ComponentSamples />} />
    </Screen>
  )
}

function ComponentSamples() {
  const [job, setJob] = useState('')
  const [isPickup, setIsPickup] = useState(true)
  const [view, setView] = useState('list')
  const [quantity, setQuantity] = useState(2)
  return (
    <Card>
      <Stack space="medium">
        <Heading level={2}>Preview</Heading>
        <Banner
          tone="info"
          title="3 of 4 lines can be picked up today"
          action={<Link href={routes.home.href()}>See the branch</Link>}
        >
          One line has to be ordered in.
        </Banner>
        <TextField label="Job name" value={job} onChange={setJob} />
        <Inline space="medium">
          <Checkbox label="Pick up" value={isPickup} onChange={setIsPickup} />
          <QuantityStepper label="Quantity" value={quantity} onChange={setQuantity} />
          <ToggleGroup
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: 'list', label: 'List', icon: 'list' },
              { value: 'grid', label: 'Grid', icon: 'grid' },
            ]}
          />
          <Badge tone="positive">In stock</Badge>
        </Inline>
        <Text>
          Prices are for{' '}
          <Link href={routes.home.href()} isInSentence>
            this account
          </Link>{' '}
          and hold until the end of the month.
        </Text>
        <Inline space="small">
          <Button>Place order</Button>
          <Button variant="secondary">Save as quote</Button>
          <Button variant="quiet">Cancel</Button>
          <TextButton onPress={() => setQuantity(1)}>Clear cart</TextButton>
        </Inline>
      </Stack>
    </Card>
  )
}
