import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { areTipsOn, setTipsOn } from './tips-setting.ts';

export function TipsSwitch() {
  const [areOn, setAreOn] = useState(areTipsOn);
  return (
    <Switch
      label="Gentle tips while playing"
      checked={areOn}
      onChange={(checked) => {
        setTipsOn(checked);
        setAreOn(checked);
      }}
    />
  );
}
