import { NotFoundScreen } from '../foundation/screens/NotFoundScreen.tsx'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { ComponentSamples } from './ComponentSamples.tsx'
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
