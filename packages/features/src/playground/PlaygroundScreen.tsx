import { Page, Stack, Text } from '@trade-portal/design-system'
import { NotFoundScreen } from '../shared/screens/NotFoundScreen.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import { ComponentSamples } from './ComponentSamples.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** Where whoever sets up a deployment tries on its colours. Nobody else finds it, and nothing is changed for others. */
export function PlaygroundScreen() {
  const { hasDiagnostics } = useConfiguration()
  if (!hasDiagnostics) return <NotFoundScreen />
  return (
    <Page width="wide">
      <Stack space="large">
        <Stack space="xsmall">
          <ScreenHeading>Playground</ScreenHeading>
          <Text tone="subdued">Only you see these colours, and only until you leave this page.</Text>
        </Stack>
        <ThemeEditor preview={<ComponentSamples />} />
      </Stack>
    </Page>
  )
}
