'use client';

import { useState } from 'react';
import { useEditor } from '../saving/use-editor';
import { promptField } from '../saving/values';
import { type EditorTexts } from '../texts';
import { PromptsGroup } from './prompts-group';

/** The questions alone, for whoever has just signed up. */
export function FirstPrompt({ texts }: { readonly texts: EditorTexts }) {
  const [fields] = useState(() => texts.prompts.asked.map(promptField));
  const editor = useEditor(fields);
  return <PromptsGroup texts={texts} editor={editor} isBare />;
}
