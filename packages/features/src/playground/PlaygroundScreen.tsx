import { NotFoundScreen } from '../shared/screens/NotFoundScreen.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import { ComponentSamples } from './ComponentSamples.tsx'
import { ThemeEditor } from './ThemeEditor.tsx'

/** Where the colours of a deployment are tried, by those who set it up. Nothing is changed for others. */
export function PlaygroundScreen() {
  const { hasDiagnostics } = useConfiguration()
  if (!hasDiagnostics) return <NotFoundScreen />
  return (
    <Screen title="Playground" intro="Only you see these colours, and only until you leave this page." width="wide">
      <ThemeEditor preview={<ComponentSamples />} />
    </Screen>
  )
}
