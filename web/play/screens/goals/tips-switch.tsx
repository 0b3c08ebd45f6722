import { useState } from 'react';
import { areTipsOn, setTipsOn } from '#web/play/device/tips-setting.ts';
import { Switch } from '#web/ui/switch.tsx';

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
