export { PlaygroundScreen } from './PlaygroundScreen.tsx'
export { ThemeEditor } from './ThemeEditor.tsx'
