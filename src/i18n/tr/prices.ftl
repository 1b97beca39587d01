### Fiyatlar: eski bir rakamın işareti

prices-stale = Güncel olmayan fiyat
prices-stale-why = Dolar karşılığı güncel olmayan bir fiyatla hesaplandı: kaynağı yanıt vermiyor. Token tutarları kesindir.
