### Bir adreste neyin yanlış olduğu

address-empty = Bir adres girin.
address-dead = Bu bir yakım adresi. Buraya gönderilen para kaybolur. Başka bir adres girin.
address-token = Bu bir cüzdan değil, token sözleşmesi. Buraya gönderilen para kaybolur; başka bir adres girin.
address-bridge = Bu bir cüzdan değil, köprü sözleşmesi. Buraya gönderilen para kaybolur; başka bir adres girin.
address-name = Adlar burada desteklenmiyor. Cüzdan adresini girin.
address-contract_call = Bu kod bir sözleşme çağrısıdır ve alıcısı yoktur. Bir adres girin.
